import { $user, keep } from '@portal/session'
import { useMemo, useState } from 'react'
import { useStore } from '../../shared/hooks/use-store.ts'
import { type Choice, noChoice, readChoice } from '../decide/column-choice.pure.ts'
import { keptTables } from '../kept-tables.ts'

/**
 * The columns that the person chose, kept on this device under the table's name. Without a name, they last as long as
 * the table.
 */
export const useChoice = (name: string | undefined): [Choice, (choice: Choice) => void] => {
  const userId = useStore($user)?.userId
  const kept = useMemo(() => (userId === undefined ? noChoice : readChoice(keptTables()[name ?? ''])), [userId, name])
  const [chosen, setChosen] = useState<{ of: Choice; choice: Choice }>()
  const choose = (choice: Choice): void => {
    setChosen({ of: kept, choice })
    if (name !== undefined) keep('tables', { ...keptTables(), [name]: choice })
  }
  // Another person's choice is another one.
  return [chosen?.of === kept ? chosen.choice : kept, choose]
}
