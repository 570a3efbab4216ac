/**
 * The scripts that stand in the portal's documents themselves. There are no others: the policy allows these by their
 * hashes. They read what differs from their own element, so that a hash changes with the text below and nothing else.
 */

/**
 * Asks the API and reads what comes while the portal's scripts are still loading; src/shared/api takes the answers. The
 * visitor's first look comes before it: reading the local storage makes the browser wait. A signed-in user's call carries
 * the token and is left to the portal, and so is every call once the portal is there (in a tab in the background, which
 * paints late).
 */
const EARLY_REQUESTS = `(function(){
var a=document.currentScript.dataset.requests.split(' ');
function ask(){
if(window.__earlyAnswers)return;
try{if(localStorage.getItem('media_id_token'))return}catch(e){}
window.__earlyAnswers={};
a.forEach(function(b){
var u=new URL(b,location.origin).href,p=fetch(u,{headers:{Accept:'application/json, text/plain, */*'}}).then(function(r){
var t=r.text();t.catch(function(){});return{status:r.status,text:function(){return t}}});
p.catch(function(){});window.__earlyAnswers[u]=p})}
new PerformanceObserver(function(l){
if(l.getEntriesByName('first-contentful-paint').length)ask()}).observe({type:'paint',buffered:true})})()`;

/**
 * Shows the scheme that was chosen in the footer, light or dark, before anything is painted. A cookie tells it, since the
 * first reading of the local storage costs the first paint far more (docs/decisions/010-scheme-in-a-cookie.md). So does it
 * make room for the media area's bar over public pages, which comes with the session (src/app/layout/MediaBarRoom.tsx). A
 * document that holds data is drawn without a query; what does not fit this address's is hidden until the portal is there.
 */
const SCHEME = `(function(){
try{
if(location.search)document.documentElement.dataset.query=location.search;
if(/(?:^|; )portal-bar=1/.test(document.cookie))document.documentElement.dataset.mediaBar='';
var c=/(?:^|; )portal-scheme=(light|dark)(?:;|$)/.exec(document.cookie);
if(!c)return;
document.documentElement.dataset.scheme=c[1];
document.querySelectorAll('meta[data-scheme]').forEach(function(m){
m.media=m.dataset.scheme===c[1]?'all':'not all'})
}catch(e){}})()`;

/** Chooses the shape of 200.html, which stands for many screens (src/app/layout/PortalShell.tsx). */
const SHELL = `(function(){
var p=location.pathname,a=/\\/agreement\\/[^/]+\\/./,
m=/\\/(?:agreement|media-change|media-update|primary-update|add-assistant|publications|school-directory|site-notification|credential-selection)(?:\\/|$)/;
document.documentElement.dataset.shell=a.test(p)?'approval':m.test(p)?'media':'page'})()`;

/**
 * Keeps a form that stands in its document from being sent by the browser, which would put a password into the address.
 * The form is sent once the portal has taken it over (src/shared/ui/portal-form/useEarlyForm.ts).
 */
const EARLY_SUBMIT = `document.addEventListener('submit',function(e){
var d=e.target.dataset;
if('waiting'in d){e.preventDefault();d.pressed=''}})`;

export const inlineScripts = {
  earlyRequests: EARLY_REQUESTS.replaceAll('\n', ''),
  scheme: SCHEME.replaceAll('\n', ''),
  earlySubmit: EARLY_SUBMIT.replaceAll('\n', ''),
  shell: SHELL.replaceAll('\n', ''),
} as const;
