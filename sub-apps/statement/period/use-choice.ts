import { navigate } from '@portal/session'
import { beijingDay } from '#contract/days/beijing.ts'
import { useOwnRoute } from '#kit/adapters/react.ts'
import { type Choice, readChoice, writeChoice } from './periods-address.pure.ts'

/** The choice in the address, and what changes it. */
export const useChoice = () => {
  const { pathname, search } = useOwnRoute()
  const today = beijingDay(Date.now())
  const choice = readChoice(search, today)
  const addressOf = (wanted: Choice): string => pathname + writeChoice(wanted, today, search)
  const change = (wanted: Choice): void => navigate(addressOf(wanted), 'push')
  return { choice, change, addressOf }
}
