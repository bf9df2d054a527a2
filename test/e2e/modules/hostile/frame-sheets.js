// Takes the frame's styles, and what the head says, away in the way that the test names.
System.register([], publish => ({
  execute: () => {
    const frame = document.createElement('iframe')
    const rootOf = tag =>
      Object.getOwnPropertyDescriptor(frame.contentWindow.Element.prototype, 'shadowRoot').get.call(
        document.querySelector(tag)
      )
    const sheets = () => [
      ...document.styleSheets,
      ...['portal-header', 'portal-sidebar'].flatMap(tag => [
        ...rootOf(tag).styleSheets,
        ...rootOf(tag).adoptedStyleSheets
      ])
    ]
    const adopt = text => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    }
    const meta = given => document.head.append(Object.assign(document.createElement('meta'), given))
    const ways = {
      'disables every style sheet': () => {
        for (const one of document.querySelectorAll('link[rel=stylesheet], style')) one.disabled = true
        for (const sheet of sheets()) sheet.disabled = true
      },
      'deletes every rule': () => {
        for (const sheet of sheets()) while (sheet.cssRules.length > 0) sheet.deleteRule(0)
      },
      'adds rules to the style sheets': () => {
        for (const sheet of sheets()) sheet.insertRule('* { opacity: 0 !important; color: red !important }', 0)
      },
      "deletes the rules of the portal's linked style sheet": () => {
        const { sheet } = document.querySelector('link[rel=stylesheet]')
        while (sheet.cssRules.length > 0) sheet.deleteRule(0)
      },
      "adds a rule to the portal's linked style sheet": () =>
        document.querySelector('link[rel=stylesheet]').sheet.insertRule('main { display: none !important }', 0),
      "changes the rules of the portal's linked style sheet": () => {
        const change = rules => {
          for (const rule of rules) {
            rule.style?.setProperty('color', 'red', 'important')
            if (rule.cssRules !== undefined) change(rule.cssRules)
          }
        }
        change(document.querySelector('link[rel=stylesheet]').sheet.cssRules)
      },
      "changes the rules of the portal's linked style sheet again and again": () => {
        const deleteAll = () => {
          const { sheet } = document.querySelector('link[rel=stylesheet]')
          while (sheet !== null && sheet.cssRules.length > 0) sheet.deleteRule(0)
        }
        setInterval(deleteAll, 5)
      },
      'gives every style sheet to paper alone': () => {
        for (const sheet of sheets()) sheet.media.mediaText = 'print'
      },
      'lets the frame adopt a style sheet': () => {
        for (const tag of ['portal-header', 'portal-sidebar'])
          rootOf(tag).adoptedStyleSheets = [adopt('* { display: none !important }')]
      },
      'registers the names of the tokens': () => {
        const names = ['--portal-surface', '--portal-text', '--portal-font-data', '--portal-header-size']
        for (const name of names) {
          const rule = `@property ${name} { syntax: "*"; inherits: false; initial-value: red }`
          document.adoptedStyleSheets.push(adopt(rule))
          try {
            CSS.registerProperty({ name, syntax: '*', inherits: false, initialValue: 'red' })
          } catch {
            // The portal was first.
          }
        }
      },
      'changes what the head says': () => {
        for (const link of document.querySelectorAll('head link')) link.href = '/nothing.css'
        for (const one of document.querySelectorAll('head meta')) one.content = 'width=9000'
        meta({ name: 'viewport', content: 'width=9000' })
        window.name = 'hostile'
      }
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        document.body.append(frame)
        ways[globalThis.hostileWay]()
      },
      unmount: async () => undefined
    })
  }
}))
