import type { ShoelaceClass } from './shoelace-class.ts'

/** Loads the file of a component. It defines no tag, so that the portal decides when one is defined. */
export type LoadComponent = () => Promise<{ default: ShoelaceClass }>

/**
 * The components of Shoelace that every page may use, by their tag. Controls that the platform has are missing on
 * purpose: text fields, buttons, check boxes, links and modal dialogs stay native (docs/controls.md).
 */
export const components = {
  'sl-badge': () => import('@shoelace-style/shoelace/dist/components/badge/badge.component.js'),
  'sl-breadcrumb': () => import('@shoelace-style/shoelace/dist/components/breadcrumb/breadcrumb.component.js'),
  'sl-breadcrumb-item': () =>
    import('@shoelace-style/shoelace/dist/components/breadcrumb-item/breadcrumb-item.component.js'),
  'sl-copy-button': async () => ({ default: (await import('./copy-button.ts')).NamedCopyButton }),
  'sl-details': () => import('@shoelace-style/shoelace/dist/components/details/details.component.js'),
  'sl-divider': () => import('@shoelace-style/shoelace/dist/components/divider/divider.component.js'),
  'sl-drawer': () => import('@shoelace-style/shoelace/dist/components/drawer/drawer.component.js'),
  'sl-dropdown': () => import('@shoelace-style/shoelace/dist/components/dropdown/dropdown.component.js'),
  'sl-format-bytes': () => import('@shoelace-style/shoelace/dist/components/format-bytes/format-bytes.component.js'),
  'sl-format-date': () => import('@shoelace-style/shoelace/dist/components/format-date/format-date.component.js'),
  'sl-format-number': () => import('@shoelace-style/shoelace/dist/components/format-number/format-number.component.js'),
  'sl-icon': () => import('@shoelace-style/shoelace/dist/components/icon/icon.component.js'),
  'sl-menu': () => import('@shoelace-style/shoelace/dist/components/menu/menu.component.js'),
  'sl-menu-item': () => import('@shoelace-style/shoelace/dist/components/menu-item/menu-item.component.js'),
  'sl-menu-label': () => import('@shoelace-style/shoelace/dist/components/menu-label/menu-label.component.js'),
  'sl-option': () => import('@shoelace-style/shoelace/dist/components/option/option.component.js'),
  'sl-progress-bar': () => import('@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.component.js'),
  'sl-radio': () => import('@shoelace-style/shoelace/dist/components/radio/radio.component.js'),
  'sl-radio-button': () => import('@shoelace-style/shoelace/dist/components/radio-button/radio-button.component.js'),
  'sl-radio-group': () => import('@shoelace-style/shoelace/dist/components/radio-group/radio-group.component.js'),
  'sl-relative-time': () => import('@shoelace-style/shoelace/dist/components/relative-time/relative-time.component.js'),
  'sl-select': () => import('@shoelace-style/shoelace/dist/components/select/select.component.js'),
  'sl-skeleton': () => import('@shoelace-style/shoelace/dist/components/skeleton/skeleton.component.js'),
  'sl-spinner': () => import('@shoelace-style/shoelace/dist/components/spinner/spinner.component.js'),
  'sl-switch': () => import('@shoelace-style/shoelace/dist/components/switch/switch.component.js'),
  'sl-tab': () => import('@shoelace-style/shoelace/dist/components/tab/tab.component.js'),
  'sl-tab-group': () => import('@shoelace-style/shoelace/dist/components/tab-group/tab-group.component.js'),
  'sl-tab-panel': () => import('@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.component.js'),
  'sl-tag': () => import('@shoelace-style/shoelace/dist/components/tag/tag.component.js'),
  'sl-tooltip': () => import('@shoelace-style/shoelace/dist/components/tooltip/tooltip.component.js'),
  'sl-tree': () => import('@shoelace-style/shoelace/dist/components/tree/tree.component.js'),
  'sl-tree-item': async () => ({ default: (await import('./tree-item.ts')).CheckedTreeItem })
} satisfies { readonly [tag: string]: LoadComponent }

/** A tag of Shoelace that pages may use. */
export type ComponentTag = keyof typeof components

/** A tree calls its items as soon as it is defined, so they are defined before it. */
export const definedFirst: { readonly [Tag in ComponentTag]?: ComponentTag } = { 'sl-tree': 'sl-tree-item' }

export const isComponentTag = (tag: string): tag is ComponentTag => Object.hasOwn(components, tag)
