import { registerSW } from "virtual:pwa-register";
import { render } from "preact";
import { Button } from "../ui/controls.tsx";
import { t } from "../ui/words.ts";

/** Lets the page start offline. A new version is installed when the player agrees. */
export function register(): void {
  if (!("serviceWorker" in navigator)) return;
  const line = document.createElement("aside");
  line.className = "update";
  line.role = "status";
  const offer = (
    <>
      {t("A new version is ready.")} <Button act={() => void update(true)}>{t("Update")}</Button>
      <Button act={() => line.remove()}>{t("Later")}</Button>
    </>
  );
  const onNeedRefresh = () => {
    document.body.append(line);
    render(offer, line);
  };
  const update = registerSW({ onNeedRefresh });
}
