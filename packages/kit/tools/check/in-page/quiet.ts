/** So many turns without a change of the page mean that it is drawn. */
const quietTurns = 3
const turnMs = 5
/** A page that never comes to rest is looked at anyway. */
const turnsMax = 60

/** Waits until the page has drawn its answers: the fake cloud answers at once. */
export const quiet = async (wait: (ms: number) => Promise<void>): Promise<void> => {
  let turns = 0
  const observer = new MutationObserver(() => {
    turns = 0
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let all = 0; turns < quietTurns && all < turnsMax; all += 1) {
    turns += 1
    await wait(turnMs)
  }
  observer.disconnect()
}
