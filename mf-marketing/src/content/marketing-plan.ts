export const marketingCopy = {
  all: '全部营销方案',
  scenes: { title: '什么时候用得上' },
  products: { title: '用到的产品', more: '了解' },
  cases: {
    title: '别人这样做过',
    intro: '客户已匿名。',
    more: { text: '进入案例库', link: '/home/case' },
  },
  recommend: '接着看这几套方案',
};
