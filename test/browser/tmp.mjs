import { serve } from "../../docs/playground/serve.mjs";
import { launchChromium } from "./chromium.mjs";
const server = await serve(0); const origin=`http://127.0.0.1:${server.address().port}`;
const b=await launchChromium(); const page=await b.newPage(); await page.goto(origin+"/");
page.setDefaultTimeout(15000);
await page.waitForFunction(()=>document.querySelector("#tsd-search-trigger") && !document.querySelector("#tsd-search-trigger").disabled).catch(()=>{});
console.log(await page.evaluate(()=>[...document.querySelectorAll("[id^=tsd-search]")].map(e=>e.id+":"+e.tagName).join(" ")));
await page.keyboard.press("/"); 
for (const q of process.argv.slice(2)){ await page.fill("#tsd-search-input",q); await page.waitForTimeout(900);
 console.log(q,"=>",await page.locator("#tsd-search-results li").evaluateAll(ls=>ls.slice(0,8).map(l=>l.textContent.trim().slice(0,60)+" ["+(l.querySelector("a")?.getAttribute("href")??"")+"]")));}
await b.close(); server.close();
