/** What a browser tells about the line of the machine. Chromium alone has it, and on a desktop it does not know the type. */
export type Line = { type?: unknown } | undefined

/**
 * What a change of the line means for connections that stand. Another type of line has another address: what was open is lost
 * (`online`). Browsers without the type tell of each change of the speed, so a connection is only asked whether it lives
 * (`doubt`). Without a line there is nothing to begin anew.
 */
export const newsOfLine = (before: Line, after: Line): 'online' | 'doubt' | undefined => {
  if (after?.type === 'none') return undefined
  if (typeof before?.type === 'string' && typeof after?.type === 'string')
    return before.type === after.type ? 'doubt' : 'online'
  return 'doubt'
}

/**
 * Tells when the machine may have another address in the network.
 * @param line `navigator.connection`, which Safari and Firefox do not have
 */
export const followLine = (line: unknown, hear: (why: 'online' | 'doubt') => void): void => {
  if (!(line instanceof EventTarget)) return
  const now = (): Line => ({ type: Reflect.get(line, 'type') })
  let before = now()
  line.addEventListener('change', () => {
    const after = now()
    const news = newsOfLine(before, after)
    before = after
    if (news !== undefined) hear(news)
  })
}
