import { $route, environment, isLoginPath, NothingPermitted, navigate, paths, signInByWorkplace } from '@portal/session'
import { type WorkplaceOutcome, workplaceOutcomes, workplacePaths } from '#contract/calls/identity/workplace.ts'

/** How it ended at the provider, and what only the portal finds out afterwards. */
export type Outcome = WorkplaceOutcome | 'nothingPermitted'

const outcomes: readonly Outcome[] = [...workplaceOutcomes, 'nothingPermitted']

/** The result of a sign-in at the workplace's provider, by the address; nothing where the person comes from elsewhere. */
export const outcomeOf = (search: string): Outcome | undefined => {
  if (environment().workplaceSignIn === undefined) return undefined
  const told = new URLSearchParams(search).get('workplace')
  return outcomes.find(outcome => outcome === told)
}

/** Where the cloud begins the sign-in, with the address to come back to. */
export const startAddress = (search: string): string => {
  const redirect = new URLSearchParams(search).get('redirect')
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`
  return workplacePaths.start + query
}

let arriving: Promise<void> | undefined

/**
 * Makes a session of what the way back from the provider left behind, once however often it is asked. Where to go
 * afterwards is the guard's; a failure stands in the address, as those that the cloud finds.
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
