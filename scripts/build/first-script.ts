type Module = { address: string; code: string }

/**
 * Puts the module loader, the boot script and the modules that every page needs into one classic script. Each module
 * keeps its address: `boot` hands it to the loader when the import map asks for that address
 * (docs/decisions/0002-first-script-carries-modules.md).
 * @throws Error when a module is not one plain `System.register` call, which nothing here could wrap
 */
export const concatenate = (parts: { loader: string; boot: string; modules: Module[] }): string =>
  [
    parts.loader.replace(/^\/\/# sourceMappingURL=.*$/m, '').trim(),
    parts.boot.trim(),
    ...parts.modules.map(({ address, code }) => {
      const call = /^System\.register\(([\s\S]*)\);?\s*$/.exec(code)
      if (call === null) throw new Error(`${address} is not one System.register call.`)
      return `portalModule(${JSON.stringify(address)},[${call[1]}]);`
    })
  ].join('\n')
