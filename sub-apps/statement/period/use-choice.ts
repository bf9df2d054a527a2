import { navigate } from '@portal/session'
import { createMemo } from 'solid-js'
import { useOwnRoute } from '#kit/adapters/solid.ts'
import { dayAt } from './days.pure.ts'
import { type Choice, readChoice, writeChoice } from './periods-address.pure.ts'

/** The choice in the address, and what changes it. */
export const useChoice = () => {
  const route = useOwnRoute()
  const today = dayAt(Date.now())
  // One text for one choice: another page of a list below is no other choice.
  const written = createMemo(() => writeChoice(readChoice(route().search, today), today))
  const choice = createMemo(() => readChoice(written(), today))
  // The figures are the same for both lists.
  const key = createMemo(() => writeChoice({ ...choice(), by: 'stores' }, today))
  const addressOf = (wanted: Choice): string => route().pathname + writeChoice(wanted, today, route().search)
  const change = (wanted: Choice): void => navigate(addressOf(wanted), 'push')
  return { choice, key, change, addressOf }
}
