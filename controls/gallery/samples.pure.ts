/** A sample of one control in the gallery: a name, and markup that works in any template. */
export type Sample = { name: string; html: string; event?: string }

/** The states of each control, by the tag that a page writes first. */
export const samples: Record<string, readonly Sample[]> = {
  'sl-select': [
    {
      name: 'A choice',
      event: 'sl-change',
      html: `<sl-select label="Kind" value="cleaning">
  <sl-option value="cleaning">Cleaning</sl-option>
  <sl-option value="delivery">Delivery</sl-option>
  <sl-option value="guide" disabled>Guide</sl-option>
</sl-select>`
    },
    {
      name: 'Nothing chosen, with help',
      html: `<sl-select label="Store" placeholder="Any store" help-text="Robots without a store are listed too." clearable>
  <sl-option value="1">Harbour</sl-option>
  <sl-option value="2">Airport</sl-option>
</sl-select>`
    },
    {
      name: 'Several',
      html: `<sl-select label="Models" multiple value="t10 t11" clearable>
  <sl-option value="t10">T10</sl-option>
  <sl-option value="t10s">T10S</sl-option>
  <sl-option value="t11">T11</sl-option>
</sl-select>`
    },
    {
      name: 'Disabled',
      html: `<sl-select label="Kind" value="cleaning" disabled><sl-option value="cleaning">Cleaning</sl-option></sl-select>`
    }
  ],
  'sl-dropdown': [
    {
      name: 'Actions of a row',
      event: 'sl-select',
      html: `<sl-dropdown hoist>
  <button slot="trigger" type="button" class="icon-button" aria-label="Actions of T10-0042"><sl-icon name="ellipsis"></sl-icon></button>
  <sl-menu>
    <sl-menu-item value="rename">Rename</sl-menu-item>
    <sl-menu-item value="locate">Show on the map</sl-menu-item>
    <sl-divider></sl-divider>
    <sl-menu-item value="remove">Remove</sl-menu-item>
  </sl-menu>
</sl-dropdown>`
    },
    {
      name: 'Ticks',
      html: `<sl-dropdown hoist stay-open-on-select>
  <button slot="trigger" type="button" class="button">Columns</button>
  <sl-menu>
    <sl-menu-label>Shown columns</sl-menu-label>
    <sl-menu-item type="checkbox" checked>Model</sl-menu-item>
    <sl-menu-item type="checkbox">Software</sl-menu-item>
  </sl-menu>
</sl-dropdown>`
    }
  ],
  'sl-tab-group': [
    {
      name: 'Views of one place',
      event: 'sl-tab-show',
      html: `<sl-tab-group>
  <sl-tab slot="nav" panel="faults">Faults</sl-tab>
  <sl-tab slot="nav" panel="tasks">Tasks</sl-tab>
  <sl-tab slot="nav" panel="files" disabled>Files</sl-tab>
  <sl-tab-panel name="faults">No fault is open.</sl-tab-panel>
  <sl-tab-panel name="tasks">Twelve tasks today.</sl-tab-panel>
</sl-tab-group>`
    }
  ],
  'sl-tooltip': [
    {
      name: 'A tip',
      html: `<sl-tooltip content="The robot stands on its charger."><button type="button" class="button">Charging</button></sl-tooltip>`
    }
  ],
  'sl-details': [
    {
      name: 'Closed',
      html: `<sl-details summary="What does fault 4012 mean?">The left brush is blocked.</sl-details>`
    },
    {
      name: 'Open',
      html: `<sl-details summary="What does fault 4012 mean?" open>The left brush is blocked.</sl-details>`
    }
  ],
  'sl-tree': [
    {
      name: 'Permissions with three states',
      event: 'sl-selection-change',
      html: `<sl-tree selection="multiple">
  <sl-tree-item expanded>
    Robots
    <sl-tree-item selected>See robots</sl-tree-item>
    <sl-tree-item>Rename robots</sl-tree-item>
  </sl-tree-item>
  <sl-tree-item>Stores</sl-tree-item>
</sl-tree>`
    }
  ],
  'sl-switch': [
    { name: 'Off', event: 'sl-change', html: `<sl-switch>Clean at night</sl-switch>` },
    { name: 'On, with help', html: `<sl-switch checked help-text="From 22:00 to 06:00.">Clean at night</sl-switch>` },
    { name: 'Disabled', html: `<sl-switch disabled>Clean at night</sl-switch>` }
  ],
  'sl-radio-group': [
    {
      name: 'Buttons',
      event: 'sl-change',
      html: `<sl-radio-group label="Period" value="7">
  <sl-radio-button value="7">7 days</sl-radio-button>
  <sl-radio-button value="30">30 days</sl-radio-button>
  <sl-radio-button value="90">90 days</sl-radio-button>
</sl-radio-group>`
    },
    {
      name: 'A list',
      html: `<sl-radio-group label="When" value="now">
  <sl-radio value="now">Now</sl-radio>
  <sl-radio value="night">At night</sl-radio>
</sl-radio-group>`
    }
  ],
  'sl-progress-bar': [
    { name: 'How far', html: `<sl-progress-bar value="40" label="Upload"></sl-progress-bar>` },
    { name: 'Nobody knows how far', html: `<sl-progress-bar indeterminate label="Upload"></sl-progress-bar>` }
  ],
  'sl-skeleton': [{ name: 'A line that is loading', html: `<sl-skeleton effect="none"></sl-skeleton>` }],
  'sl-spinner': [{ name: 'Waiting', html: `<sl-spinner></sl-spinner>` }],
  'sl-badge': [
    {
      name: 'Counts',
      html: `<sl-badge>4</sl-badge> <sl-badge variant="neutral">12</sl-badge> <sl-badge variant="danger">2</sl-badge>`
    }
  ],
  'sl-tag': [
    {
      name: 'Labels',
      html: `<sl-tag>T10</sl-tag> <sl-tag variant="success">Online</sl-tag> <sl-tag variant="warning">Needs care</sl-tag> <sl-tag variant="danger">Fault</sl-tag>`
    }
  ],
  'sl-breadcrumb': [
    {
      name: 'The way here',
      html: `<sl-breadcrumb label="Way">
  <sl-breadcrumb-item href="#robots">Robots</sl-breadcrumb-item>
  <sl-breadcrumb-item>T10-0042</sl-breadcrumb-item>
</sl-breadcrumb>`
    }
  ],
  'sl-copy-button': [{ name: 'A serial', html: `T10-0042 <sl-copy-button value="T10-0042"></sl-copy-button>` }],
  'sl-format-date': [
    {
      name: 'A day in Beijing',
      html: `<sl-format-date date="2026-01-15T20:00:00Z" time-zone="Asia/Shanghai" year="numeric" month="long" day="numeric"></sl-format-date>`
    }
  ],
  'sl-relative-time': [
    { name: 'How long ago', html: `<sl-relative-time date="2020-01-15T09:00:00Z"></sl-relative-time>` }
  ],
  'sl-format-bytes': [{ name: 'A size', html: `<sl-format-bytes value="20480"></sl-format-bytes>` }],
  'sl-format-number': [{ name: 'A number', html: `<sl-format-number value="1234567"></sl-format-number>` }],
  'sl-icon': [
    {
      name: 'Icons of the portal',
      html: `<sl-icon name="bot" label="Robot"></sl-icon> <sl-icon name="store" label="Store"></sl-icon> <sl-icon name="triangle-alert" label="Warning"></sl-icon>`
    }
  ],
  'sl-drawer': [
    {
      name: 'A panel beside what it is about',
      html: `<div style="position: relative; block-size: 180px; overflow: hidden">
  The list stays usable.
  <sl-drawer contained open label="T10-0042">Its task ends at 10:40.</sl-drawer>
</div>`
    }
  ]
}
