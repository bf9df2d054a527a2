/** The entry point of the cleaning control centre: what a server mounts. */
export { serveCentre } from './server/serve-centre.ts'
