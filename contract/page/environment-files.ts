import * as v from 'valibot'
import { developmentIssuer } from '../calls/identity/workplace.ts'
import { environment, importMap } from './environment.ts'

/** Where an editor finds the schema of a file, as the build writes it; the portal itself does not look at it. */
const editorSchema = v.optional(v.string())

const withoutEditorSchema = <Fields extends { $schema?: string | undefined }>({ $schema: _, ...fields }: Fields) =>
  fields

/** The schema of an `environment.json`. */
export const environmentFile = v.pipe(
  v.strictObject({ $schema: editorSchema, ...environment.entries }),
  v.forward(
    // An attacker who wrote to a browser's storage once would run their code in every page from then on (T37).
    v.check(({ mode, overrides }) => mode !== 'production' || overrides !== true, 'never true in production'),
    ['overrides']
  ),
  v.forward(
    v.check(
      ({ workplaceSignIn, apiBase }) => workplaceSignIn === undefined || apiBase === null,
      'needs the cloud at the origin that serves the portal (apiBase null): its cookies go nowhere else'
    ),
    ['workplaceSignIn']
  ),
  v.forward(
    v.check(
      ({ workplaceSignIn, mode }) => mode !== 'production' || workplaceSignIn?.issuer !== developmentIssuer,
      `never ${developmentIssuer} in production: everybody may say there who they are`
    ),
    ['workplaceSignIn', 'issuer']
  ),
  v.forward(
    v.check(
      ({ cleaningCentre, apiBase }) => cleaningCentre?.signedBy !== 'portal' || apiBase !== null,
      'the embedded cloud (apiBase null) signs the links: signedBy has to be cloud'
    ),
    ['cleaningCentre']
  ),
  v.forward(
    v.check(
      ({ codesBy, apiBase }) => codesBy === undefined || apiBase !== null,
      'the embedded cloud (apiBase null) says this by its settings SMTP_URL and SMS_WEBHOOK_URL'
    ),
    ['codesBy']
  ),
  v.transform(withoutEditorSchema)
)

/** The schema of an `importmap.json`. */
export const importMapFile = v.pipe(
  v.strictObject({ $schema: editorSchema, ...importMap.entries }),
  v.transform(withoutEditorSchema)
)
