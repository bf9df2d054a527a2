import { type PageFormOptions, usePageForm } from '../../forms/use-page-form.ts'
import { type AccountField, problemsOf } from './problems.ts'

type Options = Pick<PageFormOptions, 'start' | 'send' | 'onTyped'> & { fields: readonly AccountField[] }

/** A form of the account's dialogs: its rules are those of problems.ts. */
export const useAccountForm = (options: Options) =>
  usePageForm({ ...options, problemsOf: entries => problemsOf(options.fields, entries) })
