import { chromium } from '@playwright/test';
const [base, outdir, ...paths] = process.argv.slice(2);
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
for (const w of [1440,1024,390]) { const p = await b.newPage({viewport:{width:w,height:900}});
 p.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log(w,m.type(),m.text().slice(0,300))}); p.on('pageerror',e=>console.log(w,'PAGEERROR',e.message.slice(0,300)));
 for (const path of paths) { await p.goto(base+path); await p.waitForTimeout(1200); await p.screenshot({path:`${outdir}/${(path.replace(/[^a-z0-9]+/gi,'_')||'home')}-${w}.png`, fullPage:true}); } await p.close(); }
await b.close();
