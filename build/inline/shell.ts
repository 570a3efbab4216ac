// Chooses the skeleton that 200.html shows (app/layout/PortalShell.tsx).
{
  const mediaPages = document.currentScript?.dataset.mediaPages?.split(' ') ?? [];
  const [page = '', , globalId = ''] = location.pathname.split('/').slice(2);
  const isApproval = page === 'agreement' && globalId !== '';
  document.documentElement.dataset.shell = isApproval ? 'approval' : mediaPages.includes(page) ? 'media' : 'page';
}
