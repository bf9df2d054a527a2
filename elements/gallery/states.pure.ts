/** The states that the gallery shows of each element. The visual tests check them in both themes. */
export type GalleryState = {
  name: string
  attributes?: Record<string, string>
  properties?: Record<string, unknown>
  /** The rows that a list asks for; it gets them page by page, never, or a failure in their place. */
  asked?: readonly object[] | 'never' | 'failure'
  /** The element's children, as HTML. */
  content?: string
  /** The width of the state in px; without it, the full width. */
  width?: number
}

const robots = [
  {
    id: 1,
    name: 'Pepper',
    serial: 'T10S26021672',
    state: { text: 'Fault', shape: 'diamond', tone: 'danger' },
    battery: 0.74
  },
  {
    id: 2,
    name: 'Kiki',
    serial: 'T926031504',
    state: { text: 'Charging', shape: 'square', tone: 'brand' },
    battery: 0.25
  },
  {
    id: 3,
    name: 'Sunny',
    serial: 'C3026061336',
    state: { text: 'Offline', shape: 'ring', tone: 'muted' },
    battery: 0.51
  }
]

const columns = [
  { key: 'name', title: 'Robot', sortable: true },
  { key: 'serial', title: 'Serial number', sortable: true },
  { key: 'state', title: 'State', type: 'state' },
  { key: 'battery', title: 'Battery', type: 'number', number: { style: 'percent' }, sortable: true }
]

const table = { label: 'Robots' }
const actions = [
  { key: 'rename', text: 'Rename' },
  { key: 'unbind', text: 'Unbind', danger: true }
]
const fleet = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Robot ${index + 1}`,
  serial: `T10-${String(index + 1).padStart(5, '0')}`,
  state: { text: index % 7 === 0 ? 'Offline' : 'Online', shape: index % 7 === 0 ? 'ring' : 'dot', tone: 'success' },
  battery: (index % 101) / 100
}))

const tableStates: readonly GalleryState[] = [
  { name: 'Rows', attributes: table, properties: { columns, rows: robots } },
  { name: 'Waiting', attributes: { ...table, loading: '', size: '3' }, properties: { columns } },
  {
    name: 'Nothing in it',
    attributes: {
      ...table,
      'empty-title': 'No robots yet',
      'empty-text': 'A robot appears when it is bound to a store.'
    },
    properties: { columns, rows: [] },
    content: '<button slot="empty" type="button">Bind a robot</button>'
  },
  { name: 'Failed', attributes: { ...table, error: 'The server does not answer.' }, properties: { columns } },
  {
    name: 'Selected rows, and what can be done with them',
    attributes: table,
    properties: { columns, rows: robots, actions, manyActions: actions, selected: ['1', '3'] }
  },
  {
    name: 'Pages, a choice of columns, a file',
    attributes: { ...table, size: '2', 'keep-as': 'gallery', 'file-name': 'robots' },
    properties: { columns, rows: robots }
  },
  { name: 'Ten thousand rows', attributes: table, properties: { columns, rows: fleet } },
  { name: 'Cards on a narrow screen', attributes: table, properties: { columns, rows: robots, actions }, width: 360 }
]

const list = { label: 'Robots', 'search-help': 'Name or serial number' }
const kinds = [
  { value: 'delivery', name: 'Delivery' },
  { value: 'cleaning', name: 'Cleaning' }
]
const filters = [
  { kind: 'one', key: 'kind', label: 'Kind', options: kinds },
  { kind: 'many', key: 'work', label: 'Work', options: kinds },
  { kind: 'days', from: 'from', to: 'to', label: 'Built' },
  { kind: 'numbers', from: 'batteryFrom', to: 'batteryTo', label: 'Battery', least: 0, most: 100, unit: '%' }
]
const asked = fleet.slice(0, 57)
const listActs = [{ key: 'rename', text: 'Rename', run: async () => false }]

const listStates: readonly GalleryState[] = [
  {
    name: 'A page of many, with filters',
    attributes: { ...list, 'keep-as': 'gallery list', 'file-name': 'robots' },
    properties: { columns, filters },
    asked
  },
  {
    name: 'Acts of a row and of many rows',
    attributes: list,
    properties: { columns, acts: listActs, manyActs: [{ ...listActs[0], key: 'lock', text: 'Lock' }] },
    asked
  },
  { name: 'Waiting', attributes: list, properties: { columns, filters }, asked: 'never' },
  {
    name: 'Nothing in it',
    attributes: {
      ...list,
      'empty-title': 'No robots yet',
      'empty-text': 'A robot appears when it is bound to a store.'
    },
    properties: { columns, filters },
    asked: []
  },
  {
    name: 'Failed',
    attributes: list,
    properties: { columns, filters },
    asked: 'failure'
  },
  {
    name: 'On a narrow screen',
    attributes: list,
    properties: { columns, filters, acts: listActs },
    asked,
    width: 360
  }
]

const conflict = {
  changedBy: 'Grace Hopper',
  changedAt: Date.UTC(2026, 0, 15, 9),
  fields: [
    { name: 'city', label: 'City', mine: 'Tokyo', theirs: 'Osaka', changed: true },
    { name: 'code', label: 'Code', mine: '', theirs: 'H-7', changed: false }
  ]
}

const conflictStates: readonly GalleryState[] = [
  { name: 'Two fields that differ', properties: { conflict } },
  {
    name: 'Somebody whom this person may not know',
    properties: { conflict: { ...conflict, changedBy: null, changedAt: null } }
  },
  { name: 'On a narrow screen', properties: { conflict }, width: 360 }
]

const days = Array.from({ length: 14 }, (_, index) => ({ long: `Mon ${index + 1} Mar`, short: String(index + 1) }))
const tasks = [12, 15, 9, null, 18, 22, 20, 17, 25, 24, 30, 28, 26, 31]
const chart = {
  labels: days,
  series: [
    { label: 'This period', values: tasks },
    { label: 'Period before', values: tasks.map(value => (value ?? 14) - 4), isBefore: true }
  ]
}

const chartStates: readonly GalleryState[] = [
  { name: 'A line, and the period before', attributes: { label: 'Tasks' }, properties: chart },
  {
    name: 'Bars whose points can be pressed',
    attributes: { label: 'Battery', kind: 'bars', pressable: '' },
    properties: {
      labels: ['Pepper', 'Kiki', 'Sunny'],
      series: [{ label: 'Battery', values: [0.74, 0.25, 0.51] }],
      number: { style: 'percent' }
    }
  },
  { name: 'Nothing in it', attributes: { label: 'Tasks' }, properties: { labels: [], series: [] } },
  { name: 'On a narrow screen', attributes: { label: 'Tasks', kind: 'bars' }, properties: chart, width: 360 }
]

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
  ],
  'portal-notice': [
    { name: 'A remark', content: 'This course is only in English.' },
    { name: 'Done', attributes: { level: 'success', closable: '' }, content: 'Sunny is bound to Harbour Hotels.' },
    {
      name: 'A warning with a title and an action',
      attributes: { level: 'warning', heading: 'Two robots are offline', closable: '' },
      content:
        'They report again when they are charged.<button slot="actions" type="button" class="button">Show them</button>'
    },
    { name: 'A load that failed', properties: { error: new Error('away') } },
    {
      name: 'A load that failed, on a narrow screen',
      attributes: { heading: 'The stores could not be loaded' },
      properties: { error: new Error('away') },
      width: 360
    }
  ],
  'portal-table': tableStates,
  'portal-list': listStates,
  'portal-chart': chartStates,
  'portal-conflict': conflictStates
}
