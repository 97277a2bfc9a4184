/** Between two people at one screen: nobody's cards show before that person says so. */
export function Curtain({ name, uncover }: { name: string; uncover(): void }) {
  return (
    <section class="panel curtain" aria-label={`${name} is next`}>
      <h2>{name} is next</h2>
      <p>Hand over the screen. The cards show once you say who you are.</p>
      <button type="button" class="main" onClick={uncover}>
        I am {name}
      </button>
    </section>
  );
}
