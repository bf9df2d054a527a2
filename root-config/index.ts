/** The entry point of root-config. The first script of the page calls it once. */
export { start } from './start.ts'
