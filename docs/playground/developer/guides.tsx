/** A page of the documentation, next to the playground on the site. */
export interface Guide {
  readonly title: string;
  readonly href: string;
}

function guide(title: string): Guide {
  return { title, href: `../documents/${title.replaceAll(" ", "_")}.html` };
}

/** What explains each part of the drawer. */
export const GUIDES = {
  view: guide("Put it on a server"),
  moves: guide("States, moves and views"),
  call: guide("Build an app in ten minutes"),
  record: guide("Save, undo and replay games"),
} as const;

const GAMES: Readonly<Record<string, Guide>> = {
  cribbage: guide("Cribbage"),
  crosscribb: guide("CrossCribb"),
  cribino: guide("Crib-Ino"),
  sackson: guide("The Sackson game"),
};

/** The page of a game, in the words of its rules. */
export function gameGuide(game: string): Guide | undefined {
  return GAMES[game];
}

export function GuideLink({ guide: { title, href } }: { guide: Guide }) {
  return (
    <a class="guide" href={href}>
      Guide: {title}
    </a>
  );
}
