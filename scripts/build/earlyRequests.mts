/**
 * An inline script that asks the API while the portal's scripts are still loading; src/shared/api takes the answers.
 * A signed-in user's call carries the token and is left to the portal. `<link rel="preload">` would send another Accept
 * header than the specification's (docs/decisions/).
 */
export function earlyRequests(mediaApiUrl: string, apiPaths: string[]): string {
  if (apiPaths.length === 0) return '';
  const addresses = apiPaths.map((apiPath) => `${mediaApiUrl.replace(/\/+$/, '')}/${apiPath}`);
  const script = `(function(){
try{if(localStorage.getItem('media_id_token'))return}catch(e){}
window.__earlyAnswers={};
${JSON.stringify(addresses)}.forEach(function(a){
var u=new URL(a,location.origin).href,p=fetch(u,{headers:{Accept:'application/json, text/plain, */*'}});
p.catch(function(){});window.__earlyAnswers[u]=p})})()`;
  return `<script>${script.replaceAll('\n', '')}</script>`;
}
