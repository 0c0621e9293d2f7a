/** Words of the method library. */
export const methods = {
  title: 'Yöntem kitaplığı',
  description: "Vela'nın hesapladığı her kavram: tanımı, formülü, bir görseli, söylemedikleri ve ölçülmüş taban oranı.",
};
