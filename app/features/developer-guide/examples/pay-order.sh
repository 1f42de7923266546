curl -sS "$ZD_URL/graphql" \
  -H "Authorization: Bearer $ZD_KEY" \
  -H "Content-Type: application/json" \
  --data @- <<JSON
{
  "query": "mutation (\$input: PayOrderInput!) { payOrder(input: \$input) { ... on OrderPayment { order { orderNo displayStatus totalAmount } } ... on BusinessError { reason message } } }",
  "variables": {
    "input": {
      "idempotencyKey": "pay-TB-20261126-01",
      "orderId": "$ORDER_ID",
      "payWay": "WALLET"
    }
  }
}
JSON
