import { opened, playOn, close, HANDS, offered } from "./test/browser/playground/page.mjs";
import { seeded } from "./dist/index.js";
await opened("#play/cribino?players=person.hard&seed=7&hands=1", async (page) => {
  page.setDefaultTimeout(4000);
  const t = performance.now(); let n = 0; const random = seeded(3);
  try { for (;;) { const a = performance.now(); const e = await offered(page, random); if (!e) break; const b = performance.now(); const d = await e.evaluate(x => x.outerHTML.slice(0,90)); await HANDS.keyboard(page, e).catch((e) => console.log("fail", e.message)); console.log(n++, Math.round(b-a), Math.round(performance.now()-b), d); } }
  catch (e) { console.log(e.message.slice(0, 200)); await page.screenshot({ path: "/tmp/shots/dbg.png" }); }
});
await close();
