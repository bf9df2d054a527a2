import { type AccountName, type KnownAccountName, type MessageKey, nothingSent } from '@portal/session'
import * as v from 'valibot'
import { canonicalPassword } from '#contract/checks/canonical-password.ts'
import type { Entries, Field } from '../forms/entries.ts'
import type { PageFormOptions, Problems } from '../forms/use-page-form.ts'
import { $account, readAccount } from './account-name.ts'
import { accountProblemOf, onlyWay } from './code-ways.ts'
import { textOfReason } from './reasons.ts'

/** Phone or e-mail as a body of the contract names it. */
export type Target = { cellphone?: string; email?: string }

type IdentityFormOptions<Body> = Pick<PageFormOptions, 'fields' | 'start' | 'draft'> & {
  /** The contract's own schema of the sent body: the same rule here and in the cloud. */
  schema: v.GenericSchema<unknown, Body>
  bodyOf: (entries: Entries, target: Target) => unknown
  send: (body: Body) => Promise<void>
  /** Only a phone will do. */
  phoneOnly?: boolean
}

const targetOf = (account: AccountName): Target => {
  const { kind, ...target } = account
  return kind === 'invalid' ? {} : target
}

const phoneProblemOf = (typed: string, account: AccountName): MessageKey | undefined => {
  if (typed.trim() === '') return 'register.phoneBlank'
  return account.kind === 'cellphone' ? undefined : 'register.phoneInvalid'
}

/** Finds the problems of the entries, by field. The contract's schema decides all but account and repeat. */
const findProblems = <Body>(
  { fields, schema, bodyOf, phoneOnly }: IdentityFormOptions<Body>,
  entries: Entries,
  typed: string,
  account: AccountName
): Problems => {
  const problems: Problems = {}
  if (fields.includes('account')) {
    const wrong = phoneOnly ? phoneProblemOf(typed, account) : accountProblemOf(typed, account, onlyWay())
    if (wrong !== undefined) problems.account = wrong
  }
  const result = v.safeParse(schema, bodyOf(entries, targetOf(account)))
  for (const issue of result.issues ?? []) {
    const field = fields.find(name => name === issue.path?.[0]?.key)
    // A reason without a text is still a reason: the field must not look as if all were well.
    if (field !== undefined) problems[field] ??= textOfReason(issue.message) ?? 'code.610604'
  }
  if (fields.includes('repeat') && canonicalPassword(entries.repeat) !== canonicalPassword(entries.password))
    problems.repeat = 'newPassword.differs'
  return problems
}

/** A form that registers somebody or sets a password, as `usePageForm` takes one. */
export const identityForm = <Body>(options: IdentityFormOptions<Body>): PageFormOptions => ({
  fields: options.fields,
  start: options.start ?? {},
  ...(options.draft !== undefined && { draft: options.draft }),
  account: $account,
  textOfReason,
  problemsOf: async entries => {
    const typed = $account.get()
    return findProblems(options, entries, typed, await readAccount(typed))
  },
  send: async entries => {
    const account = await readAccount($account.get())
    if (account.kind === 'invalid' && options.fields.includes('account')) return nothingSent
    return options.send(v.parse(options.schema, options.bodyOf(entries, targetOf(account))))
  }
})

/**
 * Reads where a code is to go.
 * @param checkField shows by the account's field why no code can go there
 */
export const readCheckedTarget = async (
  checkField: (field: Field) => Promise<boolean>
): Promise<KnownAccountName | undefined> => {
  if (!(await checkField('account'))) return undefined
  const account = await readAccount($account.get())
  return account.kind === 'invalid' ? undefined : account
}
