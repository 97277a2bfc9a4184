import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** A wait ends when what it waits for is there; only what never comes takes this long. */
const PATIENCE = 60_000;

/** The headless shell draws no window, and opens a page in a fifth of the time. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export default defineConfig({
  globalSetup: "./serve.ts",
  outputDir: "../../test-results",
  reporter: "list",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 15 * PATIENCE,
  expect: { timeout: PATIENCE },
  use: {
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      // The variable `CHROMIUM` may say where it is. It asks nothing of any network by itself.
      executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync) ?? "chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
