// Its mount never settles, and draws when nobody waits for it any more.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: ({ domElement }) => {
        globalThis.drawLate = () => {
          domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Too late' }))
        }
        return new Promise(() => undefined)
      },
      unmount: async () => undefined
    })
  }
}))
