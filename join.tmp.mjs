// joins shots side by side in a page
import { launchChromium } from "./test/browser/chromium.mjs"; import { readFileSync } from "node:fs";
const [,, out, ...files] = process.argv; const b = await launchChromium(); const p = await b.newPage({ viewport: { width: 2000, height: 1000 } });
await p.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#888;align-items:flex-start">${files.map(f=>`<img style="height:${files.length>4?490:840}px" src="data:image/png;base64,${readFileSync(f).toString("base64")}">`).join("")}</body>`);
await p.screenshot({ path: out, fullPage: true }); await b.close();
