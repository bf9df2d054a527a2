import { isScriptAddress } from './script-address.pure.ts'

/**
 * Makes the one policy of the portal (docs/decisions/0038-trusted-types-with-one-policy-of-the-portal.md): it admits addresses of scripts, and no HTML.
 * @returns admits an address, or throws a TypeError
 */
export const scriptPolicy = (): ((url: string) => string) => {
  const rules = {
    createScriptURL: (url: string): string => {
      const { imports } = System.getImportMap()
      if (isScriptAddress(url, location.href, Object.values(imports))) return url
      throw new TypeError(`${url} is on no origin of the import map.`)
    }
  }
  const policy = globalThis.trustedTypes?.createPolicy('portal', rules) ?? rules
  return url => policy.createScriptURL(url)
}
