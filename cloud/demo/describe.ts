import type { DemoRows, DependentRows } from '../database/upkeep/demo-removal.ts'

/** One and many, in the words that the terminal shows. */
type Words = readonly [one: string, many: string]

const rowWords: Record<keyof DemoRows, Words> = {
  tenants: ['tenant', 'tenants'],
  stores: ['store', 'stores'],
  robots: ['robot', 'robots'],
  robotModels: ['model of robots', 'models of robots'],
  elevators: ['elevator', 'elevators'],
  phones: ['phone', 'phones'],
  watches: ['watch', 'watches'],
  notificationRules: ['rule of mobile notification', 'rules of mobile notification'],
  tasks: ['task', 'tasks'],
  accounts: ['account', 'accounts'],
  messages: ['message', 'messages'],
  sentMessages: ['message that a demo account sent', 'messages that demo accounts sent'],
  messageTemplates: ['template of messages', 'templates of messages'],
  usageEvents: ['usage event', 'usage events'],
  appointments: ['appointment', 'appointments'],
  goods: ['kind of goods', 'kinds of goods'],
  goodsCategories: ['category of goods', 'categories of goods'],
  goodsTypes: ['type of goods', 'types of goods'],
  deviceVersions: ['version of devices', 'versions of devices'],
  software: ['piece of software', 'pieces of software'],
  machineVersions: ['whole-machine version', 'whole-machine versions'],
  scenes: ['scene', 'scenes'],
  resourcePackages: ['resource package', 'resource packages'],
  materials: ['material', 'materials'],
  materialGroups: ['material group', 'material groups'],
  orders: ['order', 'orders'],
  roles: ['role', 'roles'],
  notices: ['notice', 'notices'],
  salespersons: ['salesperson', 'salespersons'],
  courses: ['course', 'courses'],
  faultCodes: ['fault code', 'fault codes'],
  mappingConfigurations: ['configuration of maps', 'configurations of maps'],
  settingsTemplates: ['template of settings', 'templates of settings'],
  productSales: ['figure of sales', 'figures of sales'],
  openCustomers: ['customer of the open platform', 'customers of the open platform'],
  releaseNotes: ['release note of the outside API', 'release notes of the outside API'],
  menuEntries: ['menu entry for load tests', 'menu entries for load tests']
}

const dependentWords: Record<keyof DependentRows, Words> = {
  robots: ['robot in a tenant of the demo data', 'robots in tenants of the demo data'],
  accountsInTenants: ['account in a tenant of the demo data', 'accounts in tenants of the demo data'],
  rolesOfAccounts: ['account with a role of the demo data', 'accounts with roles of the demo data'],
  notices: ['notice to a tenant of the demo data', 'notices to tenants of the demo data'],
  appointments: ['appointment with a salesperson of the demo data', 'appointments with salespersons of the demo data'],
  goods: [
    'kind of goods in a category or type of the demo data',
    'kinds of goods in categories or types of the demo data'
  ],
  resourcePackages: ['resource package of a tenant of the demo data', 'resource packages of tenants of the demo data'],
  materials: ['material of a tenant of the demo data', 'materials of tenants of the demo data'],
  materialGroups: ['material group of a tenant of the demo data', 'material groups of tenants of the demo data'],
  lessonsDone: ['lesson done in a course of the demo data', 'lessons done in courses of the demo data']
}

const linesOf = <Name extends string>(counts: Record<Name, number>, words: Record<Name, Words>): string[] =>
  (Object.keys(words) as Name[])
    .filter(name => counts[name] > 0)
    .map(name => `  ${counts[name].toLocaleString('en')} ${words[name][counts[name] === 1 ? 0 : 1]}`)

/** The rows of the demo data, a line for each kind. */
export const rowLines = (rows: DemoRows): string[] => linesOf(rows, rowWords)

/** Describes other people's rows that depend on the demo data, a line for each kind. */
export const dependentLines = (dependents: DependentRows): string[] => linesOf(dependents, dependentWords)
