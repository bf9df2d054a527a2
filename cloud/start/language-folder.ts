import { fileURLToPath } from 'node:url'

/** The message files that the portal is shipped with: each is a language of a new cloud. */
export const languageFolder = fileURLToPath(new URL('../../session/messages', import.meta.url))
