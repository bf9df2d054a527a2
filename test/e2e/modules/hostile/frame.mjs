// Tries to reach forbidden things from a sandboxed frame, in the one way that its address asks for.

// Trusted Types: a sub-application makes HTML by a policy of its own name.
const rules = { createHTML: text => text }
const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
const html = text => policy.createHTML(text)

const attempt = async work => {
  try {
    return String(await work())
  } catch (cause) {
    return `refused: ${cause.name}`
  }
}

const attempts = {
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  page: () => parent.document.title,
  'function of the page': () => parent.fetch('/api/userservice/user/userInfo'),
  call: async () => (await fetch('/api/managercloud/robots')).status,
  socket: () =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/managercloud/websocket/x`)
      socket.onopen = () => resolve('open')
      socket.onerror = () => reject(new DOMException('closed', 'SocketError'))
    }),
  top: () => {
    top.location = '/lang'
    return 'gone'
  },
  window: () => open('/lang') ?? 'null',
  eval: () => new Function('return 1')(),
  'word beside the channel': () => {
    parent.postMessage({ kind: 'navigate', address: '/sub-app/study?way=word' }, '*')
    return 'sent'
  }
}

let props
let step = 0

export const bootstrap = async () => undefined

export const mount = async given => {
  props = given
  const { domElement, state$, texts$, api, navigate, links } = props
  const way = new URLSearchParams(state$.get().route.search).get('way') ?? 'tries'
  domElement.innerHTML = html(
    `<h1>Sandboxed: ${way}</h1><p id="state"></p><p id="served"></p><a href="/sub-app/study/3">Course</a> <a href="/dashboard">Dashboard link</a><button>Act</button><dl></dl>`
  )
  const show = () => {
    const { token, language, route, userId } = state$.get()
    domElement.querySelector('#state').textContent = JSON.stringify({
      token,
      language,
      path: route.pathname,
      isMember: userId > 0
    })
  }
  show()
  state$.listen(show)
  const showServed = () => {
    domElement.querySelector('#served').textContent = JSON.stringify(texts$.get())
  }
  showServed()
  texts$.listen(showServed)
  const write = (name, text) => {
    const [term, value] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = name
    value.textContent = text
    value.dataset.try = name
    domElement.querySelector('dl').append(term, value)
  }
  if (way === 'tries') {
    for (const [name, work] of Object.entries(attempts)) write(name, await attempt(work))
    const data = { kind: 'schema', type: 'unknown', '~run': dataset => ({ ...dataset, typed: true }) }
    const call = path =>
      api.request({ method: 'GET', path, data }, { query: { lang: 'en' } }).then(found => typeof found)
    write('allowed call', await attempt(() => call('/api/studyservice/courses')))
    write('other call', await attempt(() => call('/api/managercloud/robots')))
    write('link', String(links.to('robot.list')))
    navigate('/lang')
  }
  if (way === 'floods') for (let count = 0; count < 5_000; count += 1) props.notify('info', `flood ${count}`)
  if (way === 'leaves its page') location.href = '/content/welcome.html'
  if (way === 'sends a large message') props.track('pageView', { text: 'x'.repeat(200_000) })
  const goOn = () => {
    step += 1
    navigate(`/sub-app/study?way=holds&step=${step}`)
  }
  if (way === 'holds') setInterval(goOn, 100)
  if (way === 'shouts') for (let count = 0; count < 50; count += 1) props.notify('info', `shout ${count}`)
  if (way === 'asks') {
    const question = { heading: 'Agree', text: 'Again and again.', yes: 'Yes', no: 'No' }
    const answers = await Promise.all([props.ask(question), props.ask(question), props.ask(question)])
    write('answers', answers.join(' '))
  }
  // A router keeps a state of its own before it goes to an address.
  const route = () => {
    history.pushState({ kept: 1 }, '', null)
    history.replaceState({ kept: 2 }, '')
    history.pushState({ kept: 3 }, '', '/sub-app/study/7?by=router')
  }
  if (way === 'routes') domElement.querySelector('button').onclick = route
  // As React does after an error in a component.
  const giveUp = () => {
    domElement.replaceChildren()
    throw new Error('given up')
  }
  if (way === 'gives up') setTimeout(giveUp)
  if (way === 'grows') domElement.style.blockSize = '90000px'
}

export const unmount = async () => undefined
