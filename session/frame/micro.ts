import { atom } from 'nanostores'
import { prefixesOf, type SubAppPrefix, subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { adapter } from '../adapter.ts'
import { environment } from '../environment.ts'
import { $token } from '../identity/session.ts'
import { $route } from '../routes/route.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'

/**
 * The sub-application that was opened by an address with `micro=true` (docs/requirements.md §2), until it is left. Sub-applications
 * receive this, because their later addresses may lack the query. The guard ignores it (T07).
 */
export const $micro = atom<SubAppPrefix | undefined>()

/** Follows the address. The flag belongs to the tab and ends with the session (T13). */
export const startMicro = (): void => {
  const kept = adapter().tabStorage.read(storedInTab.micro)
  const stillOpen =
    $token.get() === undefined ? undefined : prefixesOf(environment().subApps).find(prefix => prefix === kept)
  if (kept !== stillOpen) keep(stillOpen)
  else $micro.set(stillOpen)
  $route.subscribe(({ pathname, search }) => {
    const prefix = subAppOf(pathname, environment().subApps)
    if (prefix !== undefined && new URLSearchParams(search).get('micro') === 'true') keep(prefix)
    else if ($micro.get() !== undefined && prefix !== $micro.get()) keep(undefined)
  })
  $token.listen(() => keep(undefined))
}

const keep = (prefix: SubAppPrefix | undefined): void => {
  if (prefix === undefined) adapter().tabStorage.remove(storedInTab.micro)
  else adapter().tabStorage.write(storedInTab.micro, prefix)
  $micro.set(prefix)
}
