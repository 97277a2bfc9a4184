import { serve } from "./docs/playground/serve.mjs";
import { launchChromium } from "./test/browser/chromium.mjs";
const server = await serve(0); const browser = await launchChromium();
const base = `http://127.0.0.1:${server.address().port}/playground/`;
const sizes = { m: [390,844], t: [820,1180], d: [1280,800], w: [1920,1080], s: [320,640] };
const [,, hash="#", steps="", want="m,d", scheme="light", speed="instant"] = process.argv;
for (const k of want.split(",")) {
  const ctx = await browser.newContext({ viewport: { width: sizes[k][0], height: sizes[k][1] }, colorScheme: scheme });
  const page = await ctx.newPage();
  page.on("pageerror", (e) => console.log("ERR", e.message)); page.on("console", (m) => m.type()==="error" && console.log("CON", m.text()));
  await page.addInitScript((s) => localStorage.setItem("fifteen-two:prefs", JSON.stringify({ speed: s })), speed);
  await page.goto(base + hash);
  let n = 0;
  const shot = async (name) => { await page.screenshot({ path: `/tmp/shots/${name}-${k}.png` }); console.log(`/tmp/shots/${name}-${k}.png`); };
  for (const st of steps.split(";").filter(Boolean)) {
    const [op, ...a] = st.split("|");
    if (op === "click") await page.click(a[0], { timeout: 4000 }).catch((e) => console.log("noclick", a[0], e.message.split("\n")[0]));
    if (op === "wait") await page.waitForTimeout(+a[0]);
    if (op === "shot") await shot(a[0]);
    if (op === "eval") console.log(JSON.stringify(await page.evaluate(a[0])));
    if (op === "auto") { // make n moves at random
      for (let i = 0; i < +a[0]; i++) {
        await page.waitForTimeout(60);
        const did = await page.evaluate((stop) => {
          if (stop && document.querySelector(stop)) return "stop";
          const go = (s) => { const all=[...document.querySelectorAll(s)].filter(x=>x.offsetParent||x.ownerSVGElement); const e = all[Math.floor(Math.random()*all.length)]; if (e) { e.dispatchEvent(new MouseEvent("click",{bubbles:true})); return true; } };
          return go(".panel .next") || go(".pad button:not([disabled])") || go(".curtain .main") || go("[data-move]:not([aria-disabled=true])") || go('.below [aria-pressed="false"], .stage [aria-pressed="false"]');
        }, a[1]);
        if (did === "stop") break;
      }
    }
  }
  if (!steps.includes("shot")) await shot("shot");
  await ctx.close();
}
await browser.close(); server.close();
