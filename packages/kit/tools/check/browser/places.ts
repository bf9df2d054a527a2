import { fileURLToPath } from 'node:url'
import { sessionStandIn } from '../../page-session.ts'

/** Where the files of the check's page lie. The portal's own repository has them as sources. */
export type Places = {
  /** The module that runs in the page. */
  inPage: string
  session: string
  /** The portal's own style sheets in one. */
  look: string
  /** Other modules that the page has, by their names. */
  modules?: Readonly<Record<string, string>>
}

/** In the package, they are beside the command. */
export const placesInPackage: Places = {
  inPage: fileURLToPath(new URL('./check-page.js', import.meta.url)),
  session: sessionStandIn,
  look: fileURLToPath(new URL('./portal-look.css', import.meta.url))
}
