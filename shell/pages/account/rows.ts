import { maskCellphone, maskEmail } from '../../pieces/mask.pure.ts'
import type { ChangeKind } from './change.ts'

type Person = { nickname: string; cellphone: string | null; email: string | null; hasPassword: boolean }

/** One line of the page: the shown part of a value, and whether there is one. */
export type AccountRow = { kind: ChangeKind; value: string | undefined; bound: boolean }

/** The rows of the page; phone and mailbox show only as much as their owner knows them by (docs/requirements.md §5). */
export const rowsOf = ({ nickname, cellphone, email, hasPassword }: Person): AccountRow[] => [
  { kind: 'nickname', value: nickname, bound: true },
  {
    kind: 'cellphone',
    value: cellphone === null ? undefined : maskCellphone(cellphone),
    bound: cellphone !== null
  },
  { kind: 'email', value: email === null ? undefined : maskEmail(email), bound: email !== null },
  { kind: 'password', value: undefined, bound: hasPassword }
]
