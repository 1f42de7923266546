curl -sS "$ZD_URL/graphql" \
  -H "Authorization: Bearer $ZD_KEY" \
  -H "Content-Type: application/json" \
  --data @- <<JSON
{
  "query": "mutation (\$input: CreateOrderInput!) { createOrder(input: \$input) { ... on OrderCreated { orderId } ... on BusinessError { reason message } } }",
  "variables": {
    "input": {
      "idempotencyKey": "TB-20261126-01",
      "shopOrderNo": "TB-20261126-01",
      "goodsTypeId": "1",
      "serviceTypeId": "2",
      "items": [
        { "name": "三人沙发", "count": 1, "goodsTypeId": "101", "imageUrl": "$IMAGE" }
      ],
      "totalVolume": "2.5",
      "packingCount": 1,
      "areaCode": "330106",
      "address": "文三路 100 号 3 幢 502",
      "hasLift": true,
      "customerName": "王小姐",
      "customerPhone": "13812345678",
      "contactName": "李先生",
      "contactPhone": "13900139000",
      "isArrival": true,
      "verifType": "NOT"
    }
  }
}
JSON
