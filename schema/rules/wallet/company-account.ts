/** Longest name of a company, of a bank and of a branch. */
export const MAX_COMPANY = 60;
export const MAX_BANK = 30;
export const MAX_BRANCH = 60;
/** Longest account number as it may be typed, with spaces. */
export const MAX_BANK_ACCOUNT = 40;

/** A company's account at a bank (对公账户). */
export interface CompanyAccount {
  readonly company: string;
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
}

/** An account number without the spaces and dashes that people group its digits by. */
export const plainBankAccount = (typed: string): string => typed.replace(/[\s-]/g, "");

/** What is wrong with a company's account, field by field. */
export function companyAccountIssues({ company, bank, branch, account }: CompanyAccount) {
  const isText = (text: string, max: number) => text.trim().length >= 2 && text.trim().length <= max;
  const issues: { field: keyof CompanyAccount; message: string }[] = [];
  if (!isText(company, MAX_COMPANY))
    issues.push({ field: "company", message: "请输入与营业执照一致的企业名称" });
  if (!isText(bank, MAX_BANK)) issues.push({ field: "bank", message: "请输入开户银行" });
  if (!isText(branch, MAX_BRANCH)) issues.push({ field: "branch", message: "请输入开户支行" });
  if (!/^\d{8,30}$/.test(plainBankAccount(account))) {
    issues.push({ field: "account", message: "请输入8至30位数字的银行账号" });
  }
  return issues;
}

/** An account as its owner sees it: bank, branch and the end of the number. */
export const companyAccountName = ({ bank, branch, account }: Omit<CompanyAccount, "company">): string =>
  `${bank.trim()} ${branch.trim()}（尾号${plainBankAccount(account).slice(-4)}）`;
