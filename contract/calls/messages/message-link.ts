import * as v from 'valibot'
import { boundedString } from '../../checks/bounds.ts'
import { isSafeAddress } from '../../checks/safe-address.ts'
import * as limits from '../../limits.ts'

/** The link of a message or a notice; null without one. */
export const messageLink = v.optional(
  v.nullable(
    v.pipe(
      boundedString(limits.messageUrlMaxLength),
      v.check(isSafeAddress, 'an http or https address without a user, or a path that begins with one slash')
    )
  ),
  null
)
