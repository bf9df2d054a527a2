/** A place of a built file, as a line of a stack names it. Lines and columns count from 1. */
export type Place = { url: string; line: number; column: number }

/** A place in the sources of a project. */
export type Source = { path: string; line: number; column: number }

/** Lines of a stack that are read. An endless recursion has thousands in some browsers. */
const linesMax = 30

const pathMax = 200

/** Chrome writes `at mount (https://…/fleet.mjs:1:20)`, Firefox and Safari `mount@https://…/fleet.mjs:1:20`. */
const placeForm = /https?:\/\/[^\s()@]{1,2000}?:(\d{1,7}):(\d{1,7})(?=\)?$)/

const placeIn = (line: string): (Place & { text: string }) | undefined => {
  const [text, row, column] = placeForm.exec(line) ?? []
  if (text === undefined) return undefined
  return { text, url: text.replace(/:\d+:\d+$/, ''), line: Number(row), column: Number(column) }
}

/** The addresses of the files that a stack names below a folder, the first ones of it. */
export const filesIn = (stack: string, folder: string, most: number): string[] => {
  const places = stack.split('\n', linesMax).map(placeIn)
  return [...new Set(places.flatMap(place => (place?.url.startsWith(folder) ? [place.url] : [])))].slice(0, most)
}

/**
 * The same stack with places of the sources, where they are found. Another line stays as it is.
 * @param find gives the source of a place; undefined where no map knows it
 */
export const withSources = (stack: string, find: (place: Place) => Source | undefined): string =>
  stack
    .split('\n', linesMax)
    .map(line => {
      const place = placeIn(line)
      const source = place && find(place)
      return place && source ? line.replace(place.text, () => `${source.path}:${source.line}:${source.column}`) : line
    })
    .join('\n')

/**
 * The path of a source inside its project. A build may write where the project lay on somebody's computer, which is nobody's
 * business. So a path begins at `node_modules/` or `src/`, and is the file's name where it has neither.
 */
export const projectPath = (written: string): string => {
  const [address = ''] = written.split(/[?#]/, 1)
  const path = address
    .replaceAll('\\', '/')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a map may hold anything, and consoles act on these
    .replaceAll(/[\s\u0000-\u001f\u007f-\u009f]/g, '')
  const whole = `/${path}`
  const [packages, sources] = [whole.lastIndexOf('/node_modules/'), whole.indexOf('/src/')]
  const begin = packages >= 0 ? packages : sources >= 0 ? sources : whole.lastIndexOf('/')
  return whole.slice(begin + 1).slice(-pathMax)
}
