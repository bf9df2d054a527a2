import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, withoutUser } from '../../checks/bounds.ts'
import { languageCodes } from '../../languages.ts'
import { permissions } from '../../permissions.ts'

/**
 * The cleaning control centre and the cloud share a key that no browser is told. The cloud knows user, tenant and site;
 * the language alone is the browser's to say.
 */
export const cleaningCentreLink = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/cleaning_centre/v1/link',
  summary:
    'A signed link to the cleaning control centre, for one use within five minutes. 610404 where the site has none.',
  access: { permission: permissions.cleaningCentre },
  query: v.object({ language: v.optional(v.picklist(languageCodes)) }),
  data: v.object({
    url: v.pipe(
      boundedString(8_000),
      withoutUser,
      v.regex(/^(\/(?![/\\])|https:\/\/)[^\s]+$/, 'a path on the portal’s origin or an https address')
    )
  })
})
