/** The entry point of the cleaning control centre, which a server mounts. */
export { serveCentre } from './server/serve-centre.ts'
