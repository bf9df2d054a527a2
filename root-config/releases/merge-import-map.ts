import { environment } from '@portal/session'
import type { ImportMap } from '#contract/page/environment.ts'
import { moduleName, prefixesOf } from '#contract/page/sub-apps/sub-apps.ts'
import { noteAddedSubApps } from '../apps/applications.ts'
import { isLoaded } from '../loader/module-registry.ts'

/**
 * Takes the URLs of sub-applications from a newer import map. A sub-application that is loaded already keeps its URL;
 * one that the page's map lacked is added. Everything else stays: a page must not have two sessions or two Reacts.
 * @returns the newer URLs of sub-applications that are loaded, which only another load of the page can take
 */
export const mergeImportMap = ({ imports, integrity = {} }: ImportMap): string[] => {
  const waiting: string[] = []
  let added = false
  const { imports: present } = System.getImportMap()
  for (const prefix of prefixesOf(environment().subApps)) {
    const name = moduleName(prefix)
    const url = imports[name]
    const known = Object.hasOwn(present, name)
    if (url === undefined) continue
    if (known && isLoaded(name)) {
      if (System.resolve(name) !== new URL(url, location.href).href) waiting.push(url)
      continue
    }
    const hash = integrity[url]
    System.addImportMap({
      imports: { [name]: url },
      ...(hash === undefined ? {} : { integrity: { [url]: hash } })
    })
    added ||= !known
  }
  if (added) noteAddedSubApps()
  return waiting
}
