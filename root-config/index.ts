/** The door of root-config: the page's first script calls it once. */
export { start } from './start.ts'
