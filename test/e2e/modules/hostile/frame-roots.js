// Changes what the frame draws, in the way that the test names. An empty frame has functions that nobody watches.
System.register([], publish => ({
  execute: () => {
    // Trusted Types: a sub-application makes HTML by a policy of its own name.
    const rules = { createHTML: text => text }
    const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
    const html = text => policy.createHTML(text)
    const other = () => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const { get } = Object.getOwnPropertyDescriptor(frame.contentWindow.Element.prototype, 'shadowRoot')
      return tag => get.call(document.querySelector(tag))
    }
    const ways = {
      'empties the shadow roots': rootOf => {
        rootOf('portal-header').innerHTML = html('')
        rootOf('portal-sidebar').replaceChildren()
      },
      'empties what React draws': rootOf => {
        for (const tag of ['portal-header', 'portal-sidebar'])
          rootOf(tag).querySelector('.wrapper').innerHTML = html('')
      },
      'removes links and buttons': rootOf => {
        for (const one of rootOf('portal-header').querySelectorAll('button')) one.remove()
        for (const one of rootOf('portal-sidebar').querySelectorAll('a')) one.remove()
      },
      'puts copies in the place of parts': rootOf => {
        for (const tag of ['portal-header', 'portal-sidebar']) {
          const wrapper = rootOf(tag).querySelector('.wrapper')
          wrapper.replaceWith(wrapper.cloneNode(true))
        }
      },
      'changes words and addresses': rootOf => {
        for (const one of rootOf('portal-sidebar').querySelectorAll('a')) {
          one.href = '/sub-app/robot?stolen'
          one.textContent = 'Pay here'
        }
        for (const one of rootOf('portal-header').querySelectorAll('button')) one.setAttribute('aria-label', 'Pay')
      },
      'hides parts by their attributes': rootOf => {
        for (const tag of ['portal-header', 'portal-sidebar']) {
          const wrapper = rootOf(tag).querySelector('.wrapper')
          wrapper.style.setProperty('display', 'none', 'important')
          wrapper.hidden = true
          for (const one of wrapper.querySelectorAll('a, button')) one.className = 'gone'
          for (const one of wrapper.querySelectorAll('a, button')) one.style.opacity = '0'
        }
      },
      'adds parts of its own': rootOf => {
        for (const tag of ['portal-header', 'portal-sidebar']) {
          rootOf(tag).innerHTML = html(`${rootOf(tag).innerHTML}<p>Your session has ended.</p>`)
          rootOf(tag).append(Object.assign(document.createElement('style'), { textContent: '* { display: none }' }))
        }
      },
      'takes the handlers away': rootOf => {
        for (const tag of ['portal-header', 'portal-sidebar'])
          for (const one of rootOf(tag).querySelectorAll('*'))
            for (const key of Object.keys(one)) if (key.startsWith('__reactProps')) delete one[key]
      },
      'empties the header again and again': rootOf => {
        setInterval(() => {
          rootOf('portal-header').querySelector('.wrapper').innerHTML = html('')
        }, 20)
      }
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        ways[globalThis.hostileWay](other())
      },
      unmount: async () => undefined
    })
  }
}))
