// Changes the address in a loop, in every way there is, as long as it is open and afterwards.
System.register([], publish => ({
  execute: () => {
    // Trusted Types: a sub-application makes HTML by a policy of its own name.
    const rules = { createHTML: text => text }
    const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
    const html = text => policy.createHTML(text)
    let count = 0
    const next = () => `/sub-app/robot?loop=${++count}`
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement, navigate }) => {
        domElement.innerHTML = html('<h1>Hostile</h1><a href="/sub-app/robot?loop=link">Again</a>')
        for (let times = 0; times < 300; times++) history.pushState(null, '', next())
        setInterval(() => {
          history.pushState(null, '', next())
          history.replaceState(null, '', next())
          navigate(next())
          domElement.querySelector('a')?.click()
        }, 5)
      },
      unmount: async () => undefined
    })
  }
}))
