// Makes titles.woff2, the letters of English and German titles from Fraunces Bold (LICENSE.txt beside it):
// npm install --no-save subset-font@2.9.0 @fontsource/fraunces@5.3.0 && node docs/playground/font/subset.mjs
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";

const here = (file) => join(import.meta.dirname, file);
const { resolve } = createRequire(import.meta.url);

/** From space to tilde, then umlauts and punctuation. */
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const letters = `${ASCII}ÄÖÜäöüßé–—’‘“”„…·×`;

const whole = readFileSync(resolve("@fontsource/fraunces/files/fraunces-latin-700-normal.woff2"));
writeFileSync(here("titles.woff2"), await subset(whole, letters, { targetFormat: "woff2" }));
copyFileSync(resolve("@fontsource/fraunces/LICENSE"), here("LICENSE.txt"));
