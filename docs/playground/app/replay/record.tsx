import { momentText } from "../../table/moment.ts";
import type { Session } from "../../table/session/session.ts";
import { Button, Download, Upload } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { t } from "../../ui/words.ts";
import { gameHash, recordText } from "./game-link.ts";

type RecordProps = { session: Session; moves: number; retry: ((moves: number) => void) | undefined };

/** The record as a file: to save, to import, or to resume from an earlier move. */
export default function RecordFile({ session, moves, retry }: RecordProps) {
  return (
    <div class="menu">
      <Download file={`${session.game.id}.json`} json={recordText(session)}>
        {t("Download")}
      </Download>
      <Upload label={t("Open a record")} read={(text) => void gameHash(text).then(go)} />
      {retry && moves < session.length && (
        <Button act={() => retry(moves)}>
          {t("Play on from here: {moment}", { moment: momentText(session, moves) })}
        </Button>
      )}
    </div>
  );
}
