import {
  $route,
  environment,
  isLoginPath,
  NothingPermitted,
  navigate,
  paths,
  type Route,
  signInByWorkplace
} from '@portal/session'
import { type WorkplaceOutcome, workplaceOutcomes, workplacePaths } from '#contract/calls/identity/workplace.ts'

/** The outcome at the provider, and the outcome that only the portal finds out afterwards. */
export type Outcome = WorkplaceOutcome | 'nothingPermitted'

const outcomes: readonly Outcome[] = [...workplaceOutcomes, 'nothingPermitted']

/** The result of a sign-in at the workplace's provider, by the address; nothing where the person comes from elsewhere. */
export const outcomeOf = (search: string): Outcome | undefined => {
  if (environment().workplaceSignIn === undefined) return undefined
  const told = new URLSearchParams(search).get('workplace')
  return outcomes.find(outcome => outcome === told)
}

/** The query that names where to go on after a sign-in: what the sign-in page was told, or the page below the sign-in. */
export const redirectHere = ({ pathname, search, hash }: Route): string =>
  isLoginPath(pathname) ? search : `?${new URLSearchParams({ redirect: pathname + search + hash })}`

/** Where the cloud begins the sign-in, with the address to come back to. */
export const startAddress = (route: Route): string => {
  const redirect = new URLSearchParams(redirectHere(route)).get('redirect')
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`
  return workplacePaths.start + query
}

let arriving: Promise<void> | undefined

/**
 * Makes a session from the ticket that the way back from the provider left behind. Calls at the same time make only one.
 * The guard decides where to go afterwards. A failure stands in the address, like the failures that the cloud finds.
 */
export const arrive = (): Promise<void> => {
  arriving ??= takeSession().finally(() => {
    arriving = undefined
  })
  return arriving
}

const takeSession = async (): Promise<void> => {
  try {
    await signInByWorkplace()
  } catch (error) {
    console.warn('The ticket of the workplace gave no session.', error)
    const { pathname, search } = $route.get()
    if (!isLoginPath(pathname)) return
    const query = new URLSearchParams(search)
    const outcome: Outcome = error instanceof NothingPermitted ? 'nothingPermitted' : 'failed'
    query.set('workplace', outcome)
    navigate(`${paths.login}?${query}`, 'replace')
  }
}
