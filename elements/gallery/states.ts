/** The states that the gallery shows of each element. The visual tests check them in both themes. */
export type GalleryState = {
  name: string
  attributes?: Record<string, string>
  properties?: Record<string, unknown>
  /** The element's children, as HTML. */
  content?: string
  /** The width of the state in px; without it, the full width. */
  width?: number
}

const person = { name: 'Ada Lovelace', tenant: 'Harbour Hotels' }

const entries = [
  { name: 'Overview', address: '/overview', icon: 'statement' },
  {
    name: 'Robots',
    icon: 'robot',
    entries: [
      { name: 'All robots', address: '/robots' },
      { name: 'Faults', address: '/robots/faults' }
    ]
  },
  { name: 'Stores', address: '/stores', icon: 'store' },
  { name: 'Help', address: 'https://example.com/help', icon: 'study', newTab: true }
]

const moment = Date.UTC(2026, 0, 15, 9)

const messages = Array.from({ length: 23 }, (_, index) => ({
  messageRecordId: 23 - index,
  title: index % 3 === 0 ? 'Robot T10-0042 needs help' : 'Cleaning finished',
  content: 'The robot stopped on the second floor beside the lift. Somebody has to clear its way before it can go on.',
  url: index % 4 === 0 ? 'https://example.com/robots/T10-0042' : null,
  createTime: moment - index * 3_600_000,
  status: index < 12 ? 1 : 2
}))

const name = { 'portal-name': 'Acme Robots' }

/** The states of each element by its tag. */
export const galleryStates: Record<string, readonly GalleryState[]> = {
  'portal-header': [
    { name: 'A guest', attributes: name },
    { name: 'Somebody signed in', attributes: { ...name, unread: '3' }, properties: { person } },
    { name: 'More than 99 messages', attributes: { ...name, unread: '120' }, properties: { person } },
    {
      name: 'Narrow, with the menu open',
      attributes: { ...name, unread: '3', 'menu-open': '' },
      properties: { person },
      width: 360
    },
    {
      name: 'Long names',
      attributes: { 'portal-name': 'The Portal of All Robots of Acme Intercontinental' },
      properties: {
        person: { name: 'Wolfeschlegelsteinhausenbergerdorff', tenant: 'The Harbour Hotels Group of the North' }
      },
      width: 768
    }
  ],
  'portal-sidebar': [
    { name: 'A menu', attributes: { 'current-path': '/stores' }, properties: { entries } },
    { name: 'The current entry in a group', attributes: { 'current-path': '/robots/faults' }, properties: { entries } },
    { name: 'Nothing in it', properties: { entries: [] } },
    {
      name: 'A drawer on a narrow screen',
      attributes: { open: '', 'current-path': '/stores' },
      properties: { entries },
      width: 360
    }
  ],
  'portal-message-drawer': [
    { name: 'Messages', attributes: { open: '' }, properties: { messages } },
    { name: 'No message', attributes: { open: '' }, properties: { messages: [] } },
    { name: 'On a narrow screen', attributes: { open: '' }, properties: { messages }, width: 360 }
  ],
  'portal-language-picker': [
    { name: 'The language of the page' },
    { name: 'A language that is given', attributes: { language: 'ja' } }
  ],
  'portal-pager': [
    { name: 'The first page', attributes: { total: '57' } },
    { name: 'In the middle', attributes: { total: '250', page: '13' } },
    { name: 'An empty list', attributes: { total: '0' } },
    { name: 'On a narrow screen', attributes: { total: '12345', page: '1000' }, width: 360 }
  ],
  'portal-dialog': [
    {
      name: 'A question',
      attributes: { open: '' },
      properties: {
        question: {
          heading: 'Unbind Sunny?',
          text: 'Sunny leaves Harbour Hotels and keeps its log. You can bind it to a store again later.',
          yes: 'Unbind Sunny',
          no: 'Keep it',
          danger: true
        }
      }
    },
    {
      name: 'A form',
      attributes: { open: '', heading: 'Rename the robot' },
      content:
        '<form id="rename"><label>Name <input name="name" value="Sunny"></label></form>' +
        '<button slot="actions" type="button">Cancel</button><button slot="actions" form="rename">Rename</button>'
    },
    {
      name: 'A long text, wide',
      attributes: { open: '', wide: '', heading: 'How robots report faults' },
      content: `<p tabindex="0">${'A robot that needs help stops and reports where it stands. '.repeat(60)}</p>`
    },
    {
      name: 'On a narrow screen',
      attributes: { open: '' },
      properties: {
        question: {
          heading: 'Leave without saving?',
          text: 'What you typed is not saved yet.\nIf you leave, it is lost.',
          yes: 'Leave'
        }
      },
      width: 360
    }
  ]
}

const attributeText = ([key, value]: [string, string]): string => (value === '' ? ` ${key}` : ` ${key}="${value}"`)

/** A state as HTML. A long list is cut, because it is only an example. */
export const codeOf = (tag: string, { attributes = {}, properties = {}, content = '' }: GalleryState): string => {
  const element = `<${tag}${Object.entries(attributes).map(attributeText).join('')}>${content}</${tag}>`
  const lines = Object.entries(properties).map(([key, value]) => {
    const shown = Array.isArray(value) ? value.slice(0, 2) : value
    return `  element.${key} = ${JSON.stringify(shown, null, 2).replaceAll('\n', '\n  ')}`
  })
  if (lines.length === 0) return element
  return [
    element,
    '<script type="module">',
    `  const element = document.querySelector('${tag}')`,
    ...lines,
    '</script>'
  ].join('\n')
}
