import type { Currency } from '#contract/calls/shop/money.ts'
import type { OrderStatus } from '#contract/calls/shop/order-steps.ts'
import { day, minute } from '../../../clock.ts'
import type { demoGoods } from './catalogue.ts'

type Code = (typeof demoGoods)[number]['goodsCode']

export type DemoOrder = {
  email: string
  requestKey: string
  currency: Currency
  lines: readonly (readonly [goodsCode: Code, quantity: number])[]
  /** The recipient, with phone number and address. */
  to: { recipient: string; phone: string; address: string }
  remark: string
  createTime: number
  /** The steps after the first one. The buyer takes the last step of a received order. */
  steps: readonly (readonly [to: OrderStatus, hours: number, note: string])[]
}

const harbour = {
  recipient: 'Zhang Wei',
  phone: '+86 138 0000 0002',
  address: 'Golden Wok Futian, 88 Fuhua Road, Shenzhen'
}
const office = { recipient: 'Olivia Hart', phone: '+65 6123 4567', address: '10 Marina Boulevard, Singapore 018983' }

/** Orders in each state, around the moment of the first start. */
export const demoOrders = (now: number): readonly DemoOrder[] => [
  {
    email: 'distributor@demo.example',
    requestKey: '6b1f0c5e-3c0e-4f5a-9a57-0d4b6f0a0001',
    currency: 'CNY',
    lines: [
      ['T9-WHITE', 2],
      ['DOCK-200', 2]
    ],
    to: harbour,
    remark: '',
    createTime: now - 21 * day,
    steps: [
      ['confirmed', 3, ''],
      ['shipped', 49, 'SF1402785531226'],
      ['received', 120, '']
    ]
  },
  {
    email: 'distributor@demo.example',
    requestKey: '6b1f0c5e-3c0e-4f5a-9a57-0d4b6f0a0002',
    currency: 'CNY',
    lines: [['DET-5L', 6]],
    to: harbour,
    remark: 'Please deliver before ten in the morning.',
    createTime: now - 4 * day,
    steps: [
      ['confirmed', 2, ''],
      ['shipped', 26, 'SF1402785531907']
    ]
  },
  {
    email: 'distributor@demo.example',
    requestKey: '6b1f0c5e-3c0e-4f5a-9a57-0d4b6f0a0003',
    currency: 'CNY',
    lines: [
      ['BRUSH-C40', 12],
      ['FLT-C40', 10]
    ],
    to: harbour,
    remark: '',
    createTime: now - 90 * minute,
    steps: []
  },
  {
    email: 'operator@demo.example',
    requestKey: '6b1f0c5e-3c0e-4f5a-9a57-0d4b6f0a0004',
    currency: 'USD',
    lines: [['BELL-1', 20]],
    to: office,
    remark: '',
    createTime: now - 2 * day,
    steps: [['confirmed', 5, '']]
  },
  {
    email: 'operator@demo.example',
    requestKey: '6b1f0c5e-3c0e-4f5a-9a57-0d4b6f0a0005',
    currency: 'JPY',
    lines: [['LIDAR-2', 1]],
    to: office,
    remark: '',
    createTime: now - 9 * day,
    steps: [['cancelled', 1, 'Ordered by mistake']]
  }
]
