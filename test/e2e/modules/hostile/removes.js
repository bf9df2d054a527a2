// Removes what is not its own, again and again.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        document.querySelector('portal-header').remove()
        document.querySelector('portal-sidebar').remove()
        for (const style of document.querySelectorAll('head link[rel=stylesheet]')) style.remove()
        setTimeout(() => document.body.replaceChildren(domElement), 50)
      },
      unmount: async () => undefined
    })
  }
}))
