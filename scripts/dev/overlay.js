(() => {
  const panel = document.createElement('details');
  panel.setAttribute(
    'style',
    'position:fixed;inset:auto 12px 12px auto;z-index:2147483647;max-width:min(560px,calc(100vw - 24px));max-height:60vh;overflow:auto;background:#1b1b1f;color:#fff;font:14px/1.5 system-ui;border-radius:8px;padding:8px 12px;box-shadow:0 4px 16px #0008',
  );
  const summary = document.createElement('summary');
  summary.style.cursor = 'pointer';
  const list = document.createElement('ul');
  list.style.paddingLeft = '18px';
  panel.append(summary, list);

  const counts = { breaks: 0, copes: 0 };
  const add = ({ call, verdict, what, screens }) => {
    counts[verdict] += 1;
    const item = document.createElement('li');
    const name = document.createElement('strong');
    name.textContent = verdict === 'breaks' ? 'Would break a screen: ' : 'The portal copes: ';
    name.style.color = verdict === 'breaks' ? '#ff9c8f' : '#ffd479';
    item.append(name, `${call}: ${what} → ${screens.join(', ')}`);
    if (verdict === 'breaks') list.prepend(item);
    else list.append(item);
    summary.textContent = `Contract: ${counts.breaks} would break a screen, ${counts.copes} differ but work`;
    if (!panel.isConnected) document.body.append(panel);
  };

  const events = new EventSource('/__contract/events');
  events.onopen = () => {
    counts.breaks = 0;
    counts.copes = 0;
    list.replaceChildren();
  };
  events.onmessage = ({ data }) => add(JSON.parse(data));
})();
